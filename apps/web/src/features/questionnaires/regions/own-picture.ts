/** Whether an address is of this site: those of others the browser is not let load. */
export function isOwnPicture(address: string): boolean {
  return URL.canParse(address, location.href)
    ? new URL(address, location.href).origin === location.origin
    : false
}
