/** What the server works with, as `/ready`, the metrics and the page of operations name it. */
export const PARTS = [
  'database',
  'redis',
  'storage',
  'mail',
  'scanner',
  'receivers',
  'workers',
] as const

export type PartName = (typeof PARTS)[number]
