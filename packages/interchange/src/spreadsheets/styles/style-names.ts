/**
 * English names of the styles that every program has, by the number under which files have them:
 * whatever the language of the program was that wrote the file, these are the names.
 */
export const STYLE_NAMES: ReadonlyMap<number, string> = new Map([
  [3, 'Comma'],
  [4, 'Currency'],
  [5, 'Percent'],
  [6, 'Comma [0]'],
  [7, 'Currency [0]'],
  [10, 'Note'],
  [11, 'Warning Text'],
  [15, 'Title'],
  [16, 'Heading 1'],
  [17, 'Heading 2'],
  [18, 'Heading 3'],
  [19, 'Heading 4'],
  [20, 'Input'],
  [21, 'Output'],
  [22, 'Calculation'],
  [23, 'Check Cell'],
  [24, 'Linked Cell'],
  [25, 'Total'],
  [26, 'Good'],
  [27, 'Bad'],
  [28, 'Neutral'],
  [53, 'Explanatory Text'],
])
