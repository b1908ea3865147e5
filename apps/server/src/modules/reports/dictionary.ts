import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { column } from '../../kernel/reporting.ts'
import { FUNCTIONS } from './allowed.ts'
import { readOwnFields, typeOfColumn, type OwnFields } from './own-fields.ts'
import { FIELDS, PEOPLE, viewsFor, type NamedView } from './views.ts'

type Calls = typeof contract.reports.calls
type Dictionary = OutputOf<Calls['readDictionary']>
type View = Dictionary['Views'][number]
type Column = View['Columns'][number]

const NO_TEXT = { el: '', en: '' }

/** What the caller's queries may read, in the project at hand. */
export async function readDictionary(
  _input: InputOf<Calls['readDictionary']>,
  context: CallContext,
): Promise<Dictionary> {
  const own = await readOwnFields(context)
  const views = viewsFor(context.actor.role)
  const names = new Set(views.map(({ name }) => name))
  return {
    Views: [...views.map((view) => showView(view, names, own)), FIELDS_VIEW],
    Functions: [...FUNCTIONS].toSorted(),
  }
}

function showView(view: NamedView, names: ReadonlySet<string>, own: OwnFields): View {
  return {
    Name: view.name,
    Label: view.label,
    Descr: view.descr,
    Columns: [
      ...Object.entries(view.columns).map(([name, one]) => showColumn(name, one)),
      ...(view.name === PEOPLE ? ownColumns(own) : []),
    ],
    Relations: (view.relations ?? [])
      .filter((one) => names.has(one.view))
      .map((one) => ({
        Name: `${view.name}.${one.column}`,
        Column: one.column,
        View: one.view,
        ToColumn: one.toColumn,
        Label: one.label,
      })),
  }
}

const showColumn = (name: string, one: NamedView['columns'][string]): Column => ({
  Name: name,
  Type: one.type,
  Label: one.label,
  Descr: NO_TEXT,
  Personal: one.personal ?? false,
  Own: false,
})

function ownColumns({ seen, seesEmail }: OwnFields): Column[] {
  const email = showColumn('email', column.text('Διεύθυνση e-mail', 'E-mail address', 'personal'))
  return [
    ...(seesEmail ? [email] : []),
    ...seen.map((one) => ({
      Name: one.name,
      Type: typeOfColumn(one),
      Label: { el: one.field.Label, en: one.field.Labels?.['en'] ?? one.field.Label },
      Descr: NO_TEXT,
      Personal: true,
      Own: true,
    })),
  ]
}

const FIELDS_VIEW: View = {
  Name: FIELDS,
  Label: { el: 'Πεδία του έργου', en: 'Fields of the project' },
  Descr: {
    el: 'Τα πεδία των ατόμων που έχει ορίσει το έργο και βλέπετε.',
    en: 'The fields of people that the project has set up and you see.',
  },
  Columns: [
    showColumn('name', column.text('Όνομα στήλης', 'Name of the column')),
    showColumn('label', column.text('Ετικέτα', 'Label')),
    showColumn('type', column.text('Τύπος', 'Type')),
  ],
  Relations: [],
}
