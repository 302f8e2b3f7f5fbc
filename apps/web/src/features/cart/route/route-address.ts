/** Where the route is; beside `links`, which every first page carries. */
export const routeAddress = '/home/seller-route';
export const routeOrderAddress = (customerId: string) => `${routeAddress}/${customerId}`;
