import { contract } from '@telemachos/contract'
import type { ServerRender } from '@telemachos/contract/core/server-render'
import type { CallDefinition, OutputOf } from '@telemachos/contract/core/define-call'
import { keptSettings } from '@telemachos/contract/core/kept-settings'
import { openRouteAt, pathMatcher } from '@telemachos/contract/route-paths'
import { routeOf } from '@telemachos/contract/routes'
import { todayInAthens } from '@telemachos/rules/dates'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setTimeout } from 'node:timers/promises'
import type { Principal } from '../kernel/context.ts'
import type { PageVisitor } from '../kernel/domain.ts'
import { callWithin } from '../kernel/own-call.ts'
import { isSpoken, spokenOf } from '../kernel/texts.ts'
import type { PageStart } from '../kernel/page.ts'
import {
  pageWordsIn,
  signedOutTextsIn,
  spokenLanguages,
  textsVersion,
} from '../modules/language/index.ts'
import {
  firstCallsOf,
  isInFrame,
  isLaidOut,
  isWhole,
  mayBeDrawn,
  type FirstCall,
} from './first-calls.ts'
import { landingOf } from './landing.ts'
import type { TextParts } from './page-texts.ts'

const { getIdentity } = contract.identity.calls

/** A call, what the page would ask it with, and what it answers. */
interface FirstAnswer {
  readonly Call: string
  readonly Input: FirstCall['input']
  readonly Answer: unknown
}

/** Makes a call as the page would; undefined where it is refused, or the server ends. */
type Ask = (call: CallDefinition, input: object) => Promise<unknown>

/** So long, in milliseconds, the page waits for what it could ask itself. */
export const FIRST_ANSWERS_MS = 500

interface StartReaderOptions {
  readonly app: FastifyInstance
  /** Where the hub stands; see there. */
  readonly readPosition: () => string | null
  readonly clock: () => Date
  /** How long the page waits for what its first calls answer, in milliseconds. */
  readonly answersMs: number
  readonly serverRender?: ServerRender | undefined
  readonly textParts?: TextParts | undefined
}

/**
 * Says what the page begins with: what time it is, who is there, as the identity call answers it, which texts are
 * current, what the browser keeps, where the hub stands, and what the calls answer that its address
 * begins with. The page is spared asking before it can draw.
 */
export function startReader({
  app,
  readPosition,
  clock,
  answersMs,
  serverRender,
  textParts,
}: StartReaderOptions): (request: FastifyRequest) => PageStart {
  return (request) => {
    const { principal, url } = request
    const Kept = keptSettings(request.cookies)
    // Before anything else is read: what is delivered from now on may be missing from the rest.
    const Now = clock().getTime()
    // Greek until somebody chooses, whatever the browser speaks (spec §1).
    const chosen = principal ? principal.language : (Kept.language ?? 'el')
    const language = principal || isSpoken(chosen) ? spokenOf(chosen) : 'el'
    const Texts = textsVersion(language)
    const Languages = spokenLanguages()
    const dir = Languages.find(({ code }) => code === language)?.dir ?? 'ltr'
    const known = { Now, Languages, Kept, Position: readPosition() }
    const scheme: PageStart['scheme'] =
      Kept.scheme === 'light' || Kept.scheme === 'dark' ? Kept.scheme : undefined
    // Whoever has them all of this version is spared asking twice.
    const offered = Kept.texts === Texts ? undefined : textParts
    const textsAt = (TextPart: string | undefined) => {
      const query = `lang=${language}&v=${Texts}${TextPart ? `&part=${TextPart}` : ''}`
      return `${contract.language.calls.getTexts.path}?${query}`
    }
    if (!principal) {
      const common = { address: url, language, dir, scheme }
      const start = { ...known, Identity: null }
      if (leadsToSignIn(url)) {
        const data = Promise.resolve({ ...start, Words: signedOutTextsIn(language) })
        return { ...common, part: 'signIn', answers: [], data }
      }
      const TextPart = offered?.outside(pathOf(url))
      const data = Promise.resolve({ ...start, ...(TextPart && { TextPart }) })
      return { ...common, part: 'outside', answers: [textsAt(TextPart)], data }
    }
    const address = landingOf(url, principal)
    const TextPart = offered?.inside(pathOf(address))
    const phone = request.headers['sec-ch-ua-mobile'] === '?1'
    const visitor = visitorOf(principal, todayInAthens(clock()), phone)
    const ask = askFor(app, request, principal)
    const data = readData(ask, address, principal, visitor, answersMs).then((read) => ({
      ...known,
      ...(TextPart && { TextPart }),
      ...read,
    }))
    return {
      address,
      language,
      dir,
      part: 'application',
      phone,
      scheme,
      answers: [textsAt(TextPart)],
      data,
      // At an address that leads elsewhere the page draws nothing first. How a page is laid out is
      // known for phones; in other windows, for the grid alone, whose size is kept.
      draw:
        serverRender &&
        address === url &&
        (phone || isLaidOut(address)) &&
        mayBeDrawn(address, principal.role)
          ? async (nonce) => {
              const given = await data
              if (!visitor || !isWhole(address, visitor, given.Answers)) return ''
              const visit = { address, language, texts: pageWordsIn(language), phone, given, nonce }
              return serverRender(visit).catch((error: unknown) => {
                request.log.error({ err: error }, 'The first drawing failed: the page draws itself')
                return ''
              })
            }
          : undefined,
    }
  }
}

const pathOf = (url: string): string => url.split('?')[0] ?? ''

/** Whoever holds a link to a questionnaire answers it without signing in. */
const HOLDERS_PAGE = pathMatcher(routeOf('root.defaultlayout.project.questtoken').path)

/** Whether the page leads somebody who has not signed in there. */
function leadsToSignIn(url: string): boolean {
  const path = pathOf(url)
  if (HOLDERS_PAGE.test(path)) return false
  const open = openRouteAt(path)
  return open === undefined || open.state === 'root.signin'
}

function askFor(app: FastifyInstance, request: FastifyRequest, { language }: Principal): Ask {
  const make = callWithin(app)
  const { headers, socket } = request
  const caller = { headers, address: socket.remoteAddress ?? '', language }
  return async (call, input) => {
    const answer = await make({ call, input }, caller).catch(() => undefined)
    return answer?.status === 200 ? answer.body : undefined
  }
}

/** Whoever is turned away hears it from the call itself: what is refused is left out. */
async function readData(
  ask: Ask,
  address: string,
  principal: Principal,
  visitor: PageVisitor | undefined,
  answersMs: number,
): Promise<{ Identity?: OutputOf<typeof getIdentity>; Answers?: FirstAnswer[] }> {
  const { projectId } = principal
  const Identity = (await ask(getIdentity, {})) as OutputOf<typeof getIdentity> | undefined
  if (!Identity) return {}
  // The project that the address names may be another one, which the page will go to.
  const named = address.split('/')[1]?.toLowerCase()
  const isHere =
    !isInFrame(address) ||
    Identity.Projects.some(
      ({ Id, url }) => Id === projectId && (url.toLowerCase() === named || String(Id) === named),
    )
  if (!isHere || !visitor || Identity.ProjectId !== projectId) return { Identity }
  const calls = firstCallsOf(address, visitor)
  if (calls.length === 0) return { Identity }
  return { Identity, Answers: await readAnswers(ask, calls, answersMs) }
}

/** In which project somebody is, and as what; undefined where they are in none. */
const visitorOf = (
  { projectId, userId, role }: Principal,
  today: string,
  phone: boolean,
): PageVisitor | undefined =>
  projectId === null || role === null ? undefined : { projectId, userId, role, today, phone }

/** What is slow must not keep the rest from being drawn: the page asks for it itself. */
async function readAnswers(
  ask: Ask,
  calls: readonly FirstCall[],
  answersMs: number,
): Promise<FirstAnswer[]> {
  const answers = await Promise.all(
    calls.map(async ({ name, call, input }) => {
      const Answer = await Promise.race([
        ask(call, input),
        setTimeout(answersMs, undefined, { ref: false }),
      ])
      return Answer === undefined ? [] : [{ Call: name, Input: input, Answer }]
    }),
  )
  return answers.flat()
}
