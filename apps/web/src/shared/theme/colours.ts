/** Periwinkle in ten shades, the lightest first: the product's own colour (spec §9). */
export const PERIWINKLE = [
  '#f0f1fe',
  '#dfe2fb',
  '#bcc2f5',
  '#97a0ee',
  '#7883e6',
  '#6570de',
  '#5a66d6',
  '#4a55bd',
  '#3f49a6',
  '#2f3788',
] as const

/** The 20 named colours with which projects and profile types are marked (spec §9). */
export const NAMED_COLOURS = {
  periwinkle: '#5a66d6',
  indigo: '#4453b8',
  blue: '#2f6fd0',
  sky: '#1580b8',
  cyan: '#0f7f94',
  teal: '#0f7d72',
  green: '#2a7d46',
  lime: '#5a7a16',
  olive: '#75701b',
  amber: '#9a6708',
  orange: '#b45510',
  coral: '#c44a38',
  red: '#c2363f',
  rose: '#bd3466',
  pink: '#b53a92',
  purple: '#8f45b8',
  violet: '#7350c9',
  brown: '#87583c',
  slate: '#56657a',
  grey: '#666a73',
} as const

/**
 * The 21 colours of charts and labels, in the order in which they are used (spec §9).
 * @public
 */
export const HEX_COLOURS = [
  '#5a66d6',
  '#e0853d',
  '#2e9e8f',
  '#c94f7c',
  '#8a9a2b',
  '#4a9bd1',
  '#a45cc0',
  '#d2a92f',
  '#4f8a4c',
  '#cf5b4a',
  '#3f74b5',
  '#b07a4f',
  '#6f7bd9',
  '#1f8fa3',
  '#9e6b9b',
  '#7b8794',
  '#d97f9d',
  '#5c9f73',
  '#b8623a',
  '#7a6bc4',
  '#3d4a63',
] as const
