import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { RAZOR_DOCUMENTS } from '../apps/server/src/app/demo/razor-documents.ts'
import { openPage, openStage, type Stage } from './browser.ts'
import { openBenchDatabase, openSession, type BenchDatabase } from './cluster.ts'
import { compare, median, medianTime, report } from './measure.ts'

const PEOPLE = 1_000
const ELEMENTS = 200
const CALLS = 20
const ON_ONE_PDF = 40
const COMPLETIONS = 1_000
const AT_ONCE = 16
const LOOK_MS = 250
const SMALL_CALL_MS = 50

/** The call that view and page make. */
const CALL = { name: 'actions.listMenteeActions', path: '/api/action/mentor' }

/** A view with so many elements and calls. */
const VIEW = {
  Name: 'bench',
  Html: `<ul><li v-for="one in ${ELEMENTS}" :key="one" class="one">{{ title(one) }}</li></ul><p id="ready">{{ count }}</p>`,
  Controller: `async ({ view, api }) => {
    const { Id: MenteeId, ProjectId } = view.who
    const asked = Array.from({ length: ${CALLS} }, () => api.call('${CALL.name}', { ProjectId, MenteeId }))
    const [all, ...others] = await Promise.all(asked)
    return { count: others.length, title: (one) => all[one % all.length].Title + ' ' + one }
  }`,
}

/** A script that writes, sets a date and thanks, as authors do. */
const SCRIPT = `if (action.Id < 0) refuse('Όχι ακόμη.')
setData(action.Id, { done: today })
notify('Συγχαρητήρια!')`

/** What authors write: views beside a page, documents for many, completions with a script. */
export async function runLane19(): Promise<boolean> {
  const database = await openBenchDatabase(PEOPLE)
  const stage = await openStage(database)
  const sides = { database, stage }
  const met = [
    await measureView(sides),
    await measureOnePdf(sides),
    await measureBackground(sides),
    await measureCompletions(sides),
  ]
  await stage.close()
  await database.close()
  return met.every(Boolean)
}

interface Sides {
  readonly database: BenchDatabase
  readonly stage: Stage
}

/** A write as the administrator. */
async function write<Answer>(
  { database, stage }: Sides,
  path: string,
  body: object,
): Promise<Answer> {
  const text = await stage.product.post(path, body, randomUUID(), database.cookie)
  return JSON.parse(text) as Answer
}

/** From the start of the navigation until all is there: in a frame, and in the page of a view that there is not. */
async function measureView(sides: Sides): Promise<boolean> {
  const { database, stage } = sides
  const { projectId: ProjectId, firstMenteeId: MenteeId } = database
  const { Id, Version } = await write<{ Id: number; Version: number }>(sides, '/api/view/Save', {
    ProjectId,
    Class: 'view2',
    Access: ['Mentee'],
    Calls: [CALL.name],
    ...VIEW,
  })
  await write(sides, '/api/view/Publish', { ProjectId, Id, Version })
  const cookie = await openSession(database.client, database, MenteeId, 'Mentee')
  const page = await openPage(stage, cookie)
  const inFrame = async () => {
    await page.goto(`/bench/views/${VIEW.Name}`, { waitUntil: 'commit' })
    await page.frameLocator('iframe').locator('#ready').waitFor()
  }
  const native = async () => {
    await page.goto('/bench/views/nothing', { waitUntil: 'commit' })
    await drawNative(page, { ProjectId, MenteeId })
  }
  await inFrame()
  const drawn = await page.frameLocator('iframe').locator('.one').count()
  await native()
  const drawnNative = await page.locator('.one').count()
  if (drawn !== ELEMENTS || drawnNative !== ELEMENTS)
    throw new Error(`${drawn} and ${drawnNative} elements are drawn, and not ${ELEMENTS}`)
  return compare({
    lane: `Lane 19: a view with ${ELEMENTS} elements and ${CALLS} calls`,
    unit: 'ms',
    goal: { atMost: 1.5 },
    product: { name: 'view', round: () => medianTime(5, inFrame) },
    others: [{ name: 'page', round: () => medianTime(5, native) }],
  })
}

/** The same elements and calls by the page itself, as soon as it is drawn. */
async function drawNative(page: Page, input: object): Promise<void> {
  await page.locator('main h1').first().waitFor()
  await page.evaluate(
    async ({ body, path, calls, elements }) => {
      const ask = async () => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, { method: 'POST', headers, body })
        return (await answer.json()) as { Title: string }[]
      }
      const [all = []] = await Promise.all(Array.from({ length: calls }, ask))
      const list = document.createElement('ul')
      for (let one = 1; one <= elements; one += 1) {
        const item = document.createElement('li')
        item.className = 'one'
        item.textContent = `${all[one % all.length]?.Title} ${one}`
        list.append(item)
      }
      document.querySelector('main')?.append(list)
      await new Promise(requestAnimationFrame)
    },
    { body: JSON.stringify(input), path: CALL.path, calls: CALLS, elements: ELEMENTS },
  )
}

const DOCUMENTS = RAZOR_DOCUMENTS.filter(({ name }) => ['letterhead', 'certificate'].includes(name))

/** Certificates with numbers and QR codes, in one PDF. */
async function measureOnePdf(sides: Sides): Promise<boolean> {
  const { database, stage } = sides
  const { projectId: ProjectId } = database
  for (const { name, text, code = '', sample = {}, main = true } of DOCUMENTS)
    await write(sides, '/api/Documents/SaveRazorDocument', {
      ProjectId,
      Name: name,
      Text: text,
      Function: code,
      Main: main,
      Arguments: JSON.stringify(sample),
    })
  const UserIds = Array.from({ length: ON_ONE_PDF }, (_, at) => at + 1)
  const about = { ProjectId, Name: 'certificate', UserIds }
  await write(sides, '/api/Documents/Issue', about)
  const took = await medianTime(3, async () => {
    const pdf = await stage.product.post(
      '/api/Documents/Print',
      about,
      randomUUID(),
      database.cookie,
    )
    const pages = pdf.match(/\/Type \/Page\b/g)?.length
    if (pages !== ON_ONE_PDF) throw new Error(`${pages} pages for ${ON_ONE_PDF} people`)
  })
  console.log('\nLane 19: documents')
  return report(`${ON_ONE_PDF} certificates in one PDF`, took, 'ms', 5_000)
}

interface Batch {
  readonly State: string
  readonly Made: number
  readonly Failed: number
}

/** A certificate for everybody in the background: how it goes on, and what others wait meanwhile. */
async function measureBackground(sides: Sides): Promise<boolean> {
  const { database, stage } = sides
  const { projectId: ProjectId, cookie } = database
  const start = performance.now()
  await write(sides, '/api/Documents/BeginBatch', {
    ProjectId,
    Name: 'certificate',
    Everybody: 'Mentee',
    Issues: true,
  })
  const steps = new Set<number>()
  const waits: number[] = []
  for (;;) {
    const asked = performance.now()
    const text = await stage.product.post(
      '/api/Documents/Batches',
      { ProjectId },
      undefined,
      cookie,
    )
    waits.push(performance.now() - asked)
    const [batch] = JSON.parse(text) as Batch[]
    if (!batch || batch.Failed > 0) throw new Error(`the batch has failed: ${text}`)
    steps.add(batch.Made)
    if (batch.State === 'done') break
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  const seconds = (performance.now() - start) / 1_000
  console.log(`  ${PEOPLE} in the background took ${seconds.toFixed(0)} s`)
  return [
    report('steps of their progress', steps.size, '', { atLeast: 20 }),
    report('a small call meanwhile', median(waits), 'ms', SMALL_CALL_MS),
  ].every(Boolean)
}

/** So many completions each with and without a script, each cell once. */
async function measureCompletions(sides: Sides): Promise<boolean> {
  const { database, stage } = sides
  const { actionIds, client, cookie, projectId } = database
  await client.query('truncate completions')
  const { rows } = await client.query<{ id: number }>(
    'select id from actions where type_id in (3, 8) and id = any ($1) order by id',
    [actionIds],
  )
  const ids = rows.map(({ id }) => id)
  const withScript = ids.filter((_, at) => at % 2 === 0)
  const without = ids.filter((_, at) => at % 2 === 1)
  for (const ActionId of withScript)
    await write(sides, '/api/action/SaveCompletionScript', {
      ProjectId: projectId,
      ActionId,
      Code: SCRIPT,
    })
  const complete = async (left: number[]): Promise<number> => {
    const ActionId = left.shift()
    if (!ActionId) throw new Error('there is no action left to complete')
    let next = 1
    const worker = async (): Promise<void> => {
      while (next <= COMPLETIONS) {
        const MenteeId = next
        next += 1
        const body = { MenteeId, ActionId }
        await stage.product.post('/api/Action/complet', body, randomUUID(), cookie)
      }
    }
    const start = performance.now()
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return performance.now() - start
  }
  const isMet = await compare({
    lane: `Lane 19: ${COMPLETIONS} completions, ${AT_ONCE} at once`,
    unit: 'ms',
    goal: { atMost: 3 },
    product: { name: 'with a script', round: () => complete(withScript) },
    others: [{ name: 'without', round: () => complete(without) }],
  })
  const { rows: counted } = await client.query<{ completed: number; ran: number }>(`
    select (select count(*)::int from completions where completed_at is not null) as completed,
      (select count(*)::int from completion_script_runs where refusal is null and fault is null) as ran`)
  const [{ completed, ran } = { completed: 0, ran: 0 }] = counted
  if (completed !== 2 * ran || ran === 0)
    throw new Error(`of ${completed} completions ${ran} ran a script`)
  return isMet
}
