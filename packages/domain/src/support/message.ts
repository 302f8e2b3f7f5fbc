/** Characters of a message to the shop, and of its answer. */
export const messageLength = 2000;
