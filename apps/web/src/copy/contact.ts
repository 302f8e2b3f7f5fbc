/** How to reach the one who attends to customers: the demonstration's address, answered by nobody. */
export const contact = { email: 'ayuda@matiz.co' } as const;
