/** Goes to the shop's login, which leads back here. */
export function leaveForLogin(): void {
  const { pathname, search } = window.location;
  const back = encodeURIComponent(`${pathname}${search}`);
  window.location.assign(`/login?redirectTo=${back}`);
}
