/** What the hub tells a page that has connected: where delivery stands; see the server's hub. */
export const HUB_POSITION = 'hub.position'
