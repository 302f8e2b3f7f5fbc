/**
 * Who has taken a route along on this device (ADR 93). It is forgotten at once with the person, whose
 * database goes with it (`platform.forgetPerson`); without it nothing that lies there is read.
 */
export const routeOwnerKey = 'matiz:route';
/** Of how many customers something waits there that the shop does not have; absent: of none. */
export const routeUnsentKey = 'matiz:route-unsent';
/** Each account's route lies apart, under a key of its own. */
export const routeDatabase = (owner: string) => `matiz-route ${owner}`;
