/**
 * What the hub tells a page that has connected: which build of the page the server has (spec §7, reload
 * events). A page of another build is out of date.
 */
export const HUB_BUILD = 'hub.build'
