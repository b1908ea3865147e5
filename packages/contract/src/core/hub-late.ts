/**
 * What the hub tells pages: whether servers do not hear each other, so that what others change may reach
 * a page late.
 */
export const HUB_LATE = 'hub.late'
