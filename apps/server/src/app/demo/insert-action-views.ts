import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The project whose actions show views of their own. */
const PROJECT = 3

const GOALS = `<ui-progress :label="words.steps(step, 4)" :value="step" :max="4" />
<ui-field :label="labelOf('goals')" :rows="4" :disabled="!form.mayWrite" v-model="form.values.goals" />
<div class="columns">
    <ui-select :label="labelOf('horizon')" :options="choices" :disabled="!form.mayWrite" v-model="form.values.horizon" />
    <ui-date :label="labelOf('start')" :disabled="!form.mayWrite" v-model="form.values.start" />
</div>
<ui-field :label="labelOf('first')" :disabled="!form.mayWrite" v-model="form.values.first" />
<div v-if="form.conflict" role="alert">
    <p>{{ form.error }}</p>
    <div class="row">
        <ui-button variant="default" @click="form.take()">{{ words.take }}</ui-button>
        <ui-button variant="default" @click="form.keep()">{{ words.keep }}</ui-button>
    </div>
</div>
<p v-if="refusal" class="ui-error" role="alert">{{ refusal }}</p>
<ui-button v-if="!action.Completed" @click="complete">{{ words.complete }}</ui-button>`

const GOALS_CODE = `({ view, api, functions }) => {
    const form = api.action.form('mentee')
    const refusal = Vue.ref('')
    const written = ['goals', 'horizon', 'first', 'start']
    return {
        action: view.action,
        form,
        refusal,
        words: functions.wordsIn(view.language),
        labelOf: (name) => functions.fieldOf(form, name)?.label ?? '',
        choices: [{ value: '', label: '…' }, ...(functions.fieldOf(form, 'horizon')?.options ?? [])],
        step: Vue.computed(() => written.filter((name) => form.values[name]).length),
        complete: async () => {
            refusal.value = ''
            await api.action.complete().catch((error) => { refusal.value = error.message })
        },
    }
}`

const GOALS_FUNCTIONS = `() => ({
    fieldOf: (form, name) => form.fields.find((one) => one.name === name),
    wordsIn: (language) => language === 'el'
        ? {
            steps: (done, all) => 'Απαντήσατε σε ' + done + ' από ' + all,
            complete: 'Ολοκλήρωση',
            take: 'Να μείνει το δικό τους',
            keep: 'Να μείνει το δικό μου',
        }
        : {
            steps: (done, all) => 'You have answered ' + done + ' of ' + all,
            complete: 'Complete',
            take: 'Keep theirs',
            keep: 'Keep mine',
        },
})`

const PLAN = `<dl>
    <template v-for="field in fields" :key="field.name">
        <dt><strong>{{ field.label }}</strong></dt>
        <dd style="white-space: pre-line">{{ written[field.name] || '–' }}</dd>
    </template>
</dl>
<ui-empty v-if="isEmpty" :title="words.none" :text="words.noneText" />`

const PLAN_CODE = `({ view }) => {
    const part = view.action.Parts.find((one) => one.Part === 'mentee')
    const fields = part?.Fields ?? []
    const written = part?.Data ?? {}
    const isEmpty = fields.every((one) => !written[one.name])
    return {
        fields: isEmpty ? [] : fields,
        written,
        isEmpty,
        words: view.language === 'el'
            ? { none: 'Δεν υπάρχει σχέδιο ακόμη', noneText: 'Μιλήστε για αυτό στην επόμενη συνάντηση.' }
            : { none: 'There is no plan yet', noneText: 'Talk about it at the next meeting.' },
    }
}`

const VIEWS = [
  {
    actionId: 5,
    viewer: 'mentee',
    html: GOALS,
    controller: GOALS_CODE,
    functions: GOALS_FUNCTIONS,
    titles: { el: 'Οι στόχοι σας', en: 'Your goals' },
  },
  {
    actionId: 8,
    viewer: 'mentor',
    html: PLAN,
    controller: PLAN_CODE,
    functions: '',
    titles: { el: 'Το σχέδιο με μια ματιά', en: 'The plan at a glance' },
  },
] as const

/** Views of two actions: a form with its progress for mentees, and a plan at a glance for mentors. */
export async function insertActionViews(tx: Db, today: string): Promise<void> {
  const at = athensInstant(addDays(today, -1), '09:00')
  const column = <Key extends keyof (typeof VIEWS)[number]>(key: Key) =>
    VIEWS.map((one) => one[key])
  await tx.run(sql`
    with given as (
      select v.* from unnest(${column('actionId')}::int[], ${column('viewer')}::text[],
        ${column('html')}::text[], ${column('controller')}::text[], ${column('functions')}::text[],
        ${column('titles').map((titles) => JSON.stringify(titles))}::text[])
        as v (action_id, viewer, html, controller, functions, titles)
      join project_actions pa on pa.project_id = ${PROJECT} and pa.action_id = v.action_id),
    added as (
      insert into action_views (project_id, action_id, viewer, published, changed_at)
      select ${PROJECT}, action_id, viewer, 1, ${at}::timestamptz from given
      returning id, action_id, version, changed_at)
    insert into action_view_versions
      (view_id, version, html, controller, functions, styles, calls, titles, saved_at)
    select a.id, a.version, g.html, g.controller, g.functions, '', '{}', g.titles::jsonb, a.changed_at
    from added a join given g using (action_id)`)
}
