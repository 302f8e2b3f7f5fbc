/** jsdom knows the element and not what it does: windows open and close. */
export function giveDialogs(): void {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
