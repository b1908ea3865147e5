import type { Page } from 'playwright-core'
import { brotliCompressSync } from 'node:zlib'
import { openContext, openStage } from './browser.ts'
import { openBenchDatabase, openSession } from './cluster.ts'
import { compare, report, type Contender } from './measure.ts'
import { buildPeer } from './peers.ts'
import { startContestant } from './product.ts'
import { addQuestionnaire } from './questionnaire.ts'

const QUESTIONS = 300
/** Questions that a round answers; with those before the first, fewer than there are. */
const STEPS = 50
const WARM_UP = 30

/** A form on screen, one question at a time. */
interface Form {
  readonly page: Page
  readonly name: string
  readonly choice: string
  readonly next: string
}

/**
 * The player beside SurveyJS, with the same form of 300 questions and 100 conditions: what a person
 * waits for between choosing an answer and seeing the next question. Both go through the form in
 * windows that stay open; a figure is the mean of fifty answers. The time ends when the next
 * question has been laid out. The product saves each answer meanwhile; the peer keeps them in memory.
 */
export async function runLane10(): Promise<boolean> {
  await buildPeer('surveyjs')
  const database = await openBenchDatabase(20)
  const { actionId } = await addQuestionnaire(database, QUESTIONS)
  const cookie = await openSession(database.client, database, database.firstMenteeId, 'Mentee')
  const stage = await openStage(database)
  const peer = await startContestant('serve-survey.ts', { BENCH_QUESTIONS: String(QUESTIONS) })
  console.log(
    `\nLane 10: the player in Chromium, ${QUESTIONS} questions, ${QUESTIONS / 3} conditions`,
  )

  const context = await openContext(stage.browser, stage.product.port, cookie)
  const own = await codeBeyondShell(await context.newPage(), actionId)
  const isSmall = report("the player's code beyond the shell", own.kilobytes, 'KB', 60)
  const product: Form = {
    page: own.page,
    name: 'product',
    choice: 'fieldset input[type=radio]',
    next: 'button[data-push]',
  }
  const peerContext = await openContext(stage.browser, peer.port)
  const surveyjs: Form = {
    page: await peerContext.newPage(),
    name: 'SurveyJS',
    choice: 'input[type=radio]',
    next: '.sd-navigation__next-btn',
  }
  await surveyjs.page.goto('/')
  for (const form of [product, surveyjs]) {
    await form.page.locator(form.choice).first().waitFor()
    await answerSome(form, WARM_UP)
  }
  const isQuick = await compare({
    lane: '  an answer and the step to the next question',
    unit: 'ms',
    goal: { atMost: 0.25 },
    product: contender(product),
    others: [contender(surveyjs)],
  })
  await stage.close()
  await peer.stop()
  await database.close()
  return isSmall && isQuick
}

function contender(form: Form): Contender {
  return { name: form.name, round: () => answerSome(form, STEPS) }
}

/** Answers so many questions, each and then to the next. @returns the mean milliseconds of one. */
function answerSome({ page, choice, next }: Form, steps: number): Promise<number> {
  return page.evaluate(
    async ({ choice, next, steps }) => {
      const find = (selector: string) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (element) => element.offsetParent !== null || element instanceof HTMLInputElement,
        )
        if (!found) throw new Error(`there is no ${selector}`)
        return found
      }
      /** After everything that is waiting to run, without the delay of a timer. */
      const settle = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      const start = performance.now()
      for (let step = 0; step < steps; step++) {
        const before = find(choice).getAttribute('name')
        find(choice).click()
        await settle()
        find(next).click()
        const waiting = performance.now()
        do {
          await settle()
          if (performance.now() - waiting > 5_000) throw new Error('the next question is not shown')
        } while (document.querySelector(choice)?.getAttribute('name') === before)
        document.body.getBoundingClientRect()
      }
      return (performance.now() - start) / steps
    },
    { choice, next, steps },
  )
}

/** Opens the questionnaire after another page, and weighs the scripts and styles that come with it. */
async function codeBeyondShell(
  page: Page,
  actionId: number,
): Promise<{ page: Page; kilobytes: number }> {
  await page.goto('/bench/home')
  await page.waitForLoadState('networkidle')
  const shell = new Set(await loadedBy(page))
  await page.goto(`/bench/questionnaire/${actionId}`)
  await page.getByRole('button', { name: /Έναρξη/ }).click()
  await page.locator('fieldset input[type=radio]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const own = (await loadedBy(page)).filter((address) => !shell.has(address))
  let bytes = 0
  for (const address of own) {
    bytes += brotliCompressSync(await (await page.request.get(address)).body()).length
  }
  return { page, kilobytes: bytes / 1_000 }
}

function loadedBy(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(js|css)$/.test(name)),
  )
}
