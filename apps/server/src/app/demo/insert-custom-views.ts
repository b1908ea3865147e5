import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { HOME_VIEW } from './names.ts'
import { PROJECTS } from './projects.ts'

const PROGRESS = `<section class="card">
    <h2>{{ words.title }}</h2>
    <ui-progress :label="words.done(done, all)" :value="done" :max="Math.max(1, all)" />
    <div class="columns">
        <next-meeting :meeting="meeting" :words="words" />
        <div>
            <h3>{{ words.next }}</h3>
            <p v-if="next"><a :href="'mentee/action/' + next.Id">{{ next.Title }}</a></p>
            <p v-else class="soft">{{ words.nothing }}</p>
        </div>
    </div>
</section>`

const PROGRESS_CODE = `async ({ view, api }) => {
    const { Id, ProjectId, Role } = view.who
    // Others see how it looks: they have no actions of their own.
    const own = async (name) =>
        Role === 'Mentee' ? await api.call(name, { ProjectId, MenteeId: Id }) : []
    const [actions, meetings] = await Promise.all([
        own('actions.listMenteeActions'),
        own('meetings.listMeetings'),
    ])
    const counted = actions.filter((one) => one.Counts)
    const words = view.language === 'el'
        ? {
            title: 'Η πορεία μου',
            done: (done, all) => 'Ολοκληρώσατε ' + done + ' από ' + all + ' δράσεις',
            next: 'Επόμενη δράση',
            nothing: 'Όλα έγιναν.',
            meeting: 'Επόμενη συνάντηση',
            noMeeting: 'Δεν έχει οριστεί.',
        }
        : {
            title: 'My progress',
            done: (done, all) => 'You have completed ' + done + ' of ' + all + ' actions',
            next: 'Next action',
            nothing: 'All is done.',
            meeting: 'Next meeting',
            noMeeting: 'None is planned.',
        }
    return {
        words,
        all: counted.length,
        done: counted.filter((one) => one.Completed).length,
        next: counted.find((one) => !one.Completed && one.Enabled),
        meeting: meetings.find((one) => one.State === 'planned' && Date.parse(one.Time) > Date.now()),
    }
}`

const MEETING = `<div>
    <h3>{{ words.meeting }}</h3>
    <p v-if="meeting"><a href="calendar">{{ at }}</a></p>
    <p v-else class="soft">{{ words.noMeeting }}</p>
</div>`

const MEETING_CODE = `({ view, attrs }) => ({
    words: attrs.words,
    meeting: attrs.meeting,
    at: attrs.meeting && new Date(attrs.meeting.Time).toLocaleString(view.language === 'el' ? 'el-GR' : 'en-GB', {
        dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Athens',
    }),
})`

const VIEWS = [
  {
    class: 'view2',
    category: 'programme',
    name: HOME_VIEW,
    descr: 'Πρόοδος και επόμενη συνάντηση, για την αρχική των ωφελουμένων',
    html: PROGRESS,
    controller: PROGRESS_CODE,
    calls: 'actions.listMenteeActions meetings.listMeetings',
  },
  {
    class: 'directive',
    category: '',
    name: 'next-meeting',
    descr: 'Η επόμενη συνάντηση, για άλλες προβολές',
    html: MEETING,
    controller: MEETING_CODE,
    calls: '',
  },
] as const

const ACCESS = ['Admin', 'ProjectManager', 'Coordinator', 'Supervisor', 'Mentor', 'Mentee']

/** Views of each project: a home for mentees, and a part that it is made of. */
export async function insertCustomViews(tx: Db, today: string): Promise<void> {
  const at = athensInstant(addDays(today, -1), '09:00')
  const projects = PROJECTS.map(({ id }) => id)
  const column = (key: keyof (typeof VIEWS)[number]) => VIEWS.map((one) => one[key])
  await tx.run(sql`
    with given as (
      select p.id as project_id, v.*
      from unnest(${projects}::int[]) as p (id)
      cross join unnest(${column('class')}::text[], ${column('category')}::text[],
        ${column('name')}::text[], ${column('descr')}::text[], ${column('html')}::text[],
        ${column('controller')}::text[], ${column('calls')}::text[])
        as v (class, category, name, descr, html, controller, calls)),
    added as (
      insert into views (project_id, class, category, name, descr, access, published, changed_at)
      select project_id, class, category, name, descr, ${ACCESS}::text[], 1, ${at}::timestamptz
      from given
      returning id, project_id, name, version, changed_at)
    insert into view_versions (view_id, version, html, controller, styles, calls, saved_at)
    select a.id, a.version, g.html, g.controller, '',
      coalesce(string_to_array(nullif(g.calls, ''), ' '), '{}'), a.changed_at
    from added a join given g on g.project_id = a.project_id and g.name = a.name`)
}
