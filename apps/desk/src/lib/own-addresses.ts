/** Where a second factor is set up, given and taken away; also for who owes one. */
export const secondFactor = '/segundo-factor';

/** What everyone here has, whatever they may do: their own account. */
export const account = '/mi-cuenta';
