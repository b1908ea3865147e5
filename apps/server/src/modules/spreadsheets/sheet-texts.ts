import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import { SHEET_FIELD, type AuthorTextSort } from '@telemachos/contract/language/author-texts'
import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import type { Db } from '../../kernel/database/database.ts'
import { projectWords, type AuthorText, type AuthorTextSource } from '../language/index.ts'
import { listWordedSheets, type WordedSheet } from './sheet-texts-store.ts'

/** The most characters of a translation: as of what authors write (contract/spreadsheets). */
const MOST = {
  sheetName: 200,
  sheetTab: 100,
  sheetLabel: 200,
  sheetUnit: 200,
  sheetHelp: 200,
  sheetChart: 200,
} as const satisfies Partial<Record<AuthorTextSort, number>>

type Sort = keyof typeof MOST

interface Authored {
  readonly el: string
  readonly en: string
}
type Say = (field: string, text: Authored, sort: Sort) => Authored

/** How the fields of a spreadsheet begin. */
export const sheetStart = (id: number): string => `${SHEET_FIELD}${id}.`

/** A text that authors write in one language alone. */
const alone = (el: string): Authored => ({ el, en: '' })
/** The same as it is said: a translation stands where the English would. */
const said = ({ el, en }: Authored): string => en || el

/** What authors say of a spreadsheet, told by `say`; values, cells and conditions are the same in every language. */
function saySettings(settings: CalculatorSettings, start: string, say: Say): CalculatorSettings {
  return {
    ...settings,
    Inputs: settings.Inputs.map((input) => {
      const own = `${start}input.${input.Name}.`
      return {
        ...input,
        Label: say(`${own}label`, input.Label, 'sheetLabel'),
        Unit: say(`${own}unit`, input.Unit, 'sheetUnit'),
        Help: say(`${own}help`, input.Help, 'sheetHelp'),
      }
    }),
    Outputs: settings.Outputs.map((output) => ({
      ...output,
      Label: say(`${start}output.${output.Name}`, output.Label, 'sheetLabel'),
    })),
    // A chart is known by its words: its place changes where another is removed.
    Charts: settings.Charts.map((chart) => ({
      ...chart,
      Title: say(`${start}chart.${chart.Title.el || chart.Title.en}`, chart.Title, 'sheetChart'),
      DataSets: chart.DataSets.map((set) => ({
        ...set,
        Label: said(say(`${start}series.${set.Label}`, alone(set.Label), 'sheetChart')),
      })),
    })),
  }
}

/** What spreadsheets say to those who calculate with them; whoever else uses one is asked too. */
export const sheetTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(SHEET_FIELD),
  list: async ({ db, actor: { projectId } }, id, field?: string) => {
    const sheets = await listWordedSheets(db, projectId)
    return sheets
      .filter((sheet) => id === undefined || sheet.projectId === id)
      .filter((sheet) => field?.startsWith(sheetStart(sheet.id)) ?? true)
      .flatMap((sheet) => textsOf(sheet, projectId))
  },
}

function textsOf(sheet: WordedSheet, projectId: number): AuthorText[] {
  const { id, name, settings, visible } = sheet
  const elsewhere = [sheet.projectId, ...sheet.others].filter((one) => one !== projectId)
  const common = { kind: 'project', id: sheet.projectId, elsewhere, of: name } as const
  const start = sheetStart(id)
  const texts = new Map<string, AuthorText>()
  const add: Say = (field, { el, en }, sort) => {
    // What is a number, a sign or a code is the same in every language.
    if (/\p{L}/u.test(el + en))
      texts.set(field, { ...common, field, sort, el, en, most: MOST[sort] })
    return { el, en }
  }
  add(`${start}name`, alone(name), 'sheetName')
  const shown = new Set(
    settings.Views.length > 0 ? settings.Views.map((one) => one.Sheet) : visible,
  )
  // One sheet alone has no tab.
  if (shown.size > 1) for (const one of shown) add(`${start}sheet.${one}`, alone(one), 'sheetTab')
  saySettings(settings, start, add)
  return [...texts.values()]
}

type Calculator = OutputOf<(typeof contract.spreadsheets.calls)['openCalculator']>

interface Named {
  readonly Id: number
  readonly Name: string
}

/** The spreadsheets of a project as somebody reads them who calculates with them. */
interface SheetWords {
  readonly isTranslated: boolean
  readonly name: (sheet: Named) => string
  readonly calculator: (calculator: Calculator) => Calculator
}

const AS_WRITTEN: SheetWords = {
  isTranslated: false,
  name: ({ Name }) => Name,
  calculator: (calculator) => calculator,
}

/**
 * What is translated of the spreadsheets of a project, or of one: by one query for readers whose language was added,
 * by none for others. What its authors have changed since is read as they wrote it.
 */
export async function sheetWords(
  db: Db,
  language: Language,
  { projectId, id }: { readonly projectId: number | readonly number[]; readonly id?: number },
): Promise<SheetWords> {
  if (isBuiltIn(language)) return AS_WRITTEN
  const starts = [id === undefined ? SHEET_FIELD : sheetStart(id)]
  const words = await projectWords(db, language, { projectId, starts })
  const say: Say = (field, text) => {
    const found = Object.hasOwn(words, field) ? words[field] : undefined
    return found?.el === text.el && found.en === text.en ? { ...text, en: found.text } : text
  }
  const nameOf = (own: number, name: string) =>
    said(say(`${sheetStart(own)}name`, alone(name), 'sheetName'))
  return {
    isTranslated: true,
    name: ({ Id, Name }) => nameOf(Id, Name),
    calculator: (calculator) => {
      const start = sheetStart(calculator.SpreadsheetId)
      const { sheets = [] } = calculator.Model as { sheets?: readonly { name: string }[] }
      const names = sheets.map(({ name }) => [
        name,
        said(say(`${start}sheet.${name}`, alone(name), 'sheetTab')),
      ])
      return {
        ...calculator,
        Name: nameOf(calculator.SpreadsheetId, calculator.Name),
        Settings: saySettings(calculator.Settings, start, say),
        SheetNames: Object.fromEntries(names.filter(([name, own]) => name !== own)),
      }
    },
  }
}
