import type { Variable } from './coded-table.ts'

interface ScriptOptions {
  /** The name of the csv file, which lies beside the script. */
  readonly file: string
  readonly separator: string
  /** What the script says it does, in a comment. */
  readonly lead: string
}

const CLASSES: Readonly<Record<Variable['kind'], string>> = {
  number: 'numeric',
  text: 'character',
  time: 'character',
  date: 'character',
  moment: 'character',
}

/**
 * A script for R that reads the coded csv: empty cells are missing, days and moments are such, and every
 * variable has its label and what its codes mean. It needs nothing but R; with the package haven the
 * labels are those that go on to SPSS (`haven::write_sav`).
 */
export function rScript(
  variables: readonly Variable[],
  { file, separator, lead }: ScriptOptions,
): string {
  const classes = variables.map(({ name, kind }) => `  ${quoted(name)} = ${quoted(CLASSES[kind])}`)
  const named = (kind: Variable['kind']) =>
    variables.filter((one) => one.kind === kind).map(({ name }) => quoted(name))
  const described = variables.map(({ name, label, codes }) => {
    const values = codes.map(({ code, label: meaning }) => `${quoted(meaning)} = ${code}`)
    const labels = values.length > 0 ? `, c(${values.join(', ')})` : ''
    return `data <- describe(data, ${quoted(name)}, ${quoted(label)}${labels})`
  })
  return [
    ...lead.split('\n').map((line) => `# ${line}`),
    '',
    'data <- read.csv(',
    `  ${quoted(file)}, sep = ${quoted(separator)}, quote = "\\"", dec = ".", header = TRUE,`,
    '  fileEncoding = "UTF-8-BOM", encoding = "UTF-8", check.names = FALSE, na.strings = "",',
    '  colClasses = c(',
    classes.join(',\n').replaceAll(/^/gm, '  '),
    '  )',
    ')',
    '',
    '# Text that a spreadsheet would take for a number or a formula is marked in csv files.',
    'plain <- function(text) {',
    '  marked <- !is.na(text) & grepl("^=\\".*\\"$", text)',
    '  text[marked] <- gsub("\\"\\"", "\\"", substring(text[marked], 3, nchar(text[marked]) - 1))',
    '  sub("^\'(?=[=+@\\\\-＝＋－＠])", "", text, perl = TRUE)',
    '}',
    `for (name in ${vector(named('text'))}) data[[name]] <- plain(data[[name]])`,
    `for (name in ${vector(named('date'))}) data[[name]] <- as.Date(data[[name]])`,
    `for (name in ${vector(named('moment'))}) {`,
    '  data[[name]] <- as.POSIXct(data[[name]], format = "%Y-%m-%dT%H:%M", tz = "Europe/Athens")',
    '}',
    '',
    'describe <- function(data, name, label, labels = NULL) {',
    '  if (!is.null(labels) && requireNamespace("haven", quietly = TRUE)) {',
    '    data[[name]] <- haven::labelled(data[[name]], labels, label)',
    '  } else {',
    '    attr(data[[name]], "label") <- label',
    '    if (!is.null(labels)) attr(data[[name]], "labels") <- labels',
    '  }',
    '  data',
    '}',
    ...described,
    '',
  ].join('\n')
}

const vector = (names: readonly string[]): string =>
  names.length === 0 ? 'character()' : `c(${names.join(', ')})`

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': ' ',
  '\r': ' ',
  '\t': ' ',
}

/** A text as R writes it. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"\n\r\t]/g, (sign) => ESCAPED[sign] ?? sign)}"`
