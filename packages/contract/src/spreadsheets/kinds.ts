/**
 * How an input is typed and read (spec §5): numbers as in Greek, a percentage divided by 100, a text as
 * it is, one of a list, a day, a tick.
 */
export const INPUT_KINDS = ['Number', 'Percent', 'Text', 'Choice', 'Date', 'Tick'] as const

/** What charts of ranges an author draws. */
export const CHART_TYPES = [
  'bar',
  'horizontalBar',
  'line',
  'area',
  'pie',
  'doughnut',
  'scatter',
  'radar',
] as const
