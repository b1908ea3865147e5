import { createMemoryHistory } from '@tanstack/react-router'
import type { ServerRender } from '@telemachos/contract/core/server-render'
import { renderToString } from 'react-dom/server'
import { drawWith, makeTranslator, type Given } from '#shared'
import { PHONE, hasLoadedParts } from '#ui'
import { Application, makeQueries } from './application.tsx'
import { frameDrawing, hasPlace, windowOf } from './frame-drawing.ts'
import { PAGES } from './pages.ts'
import { makeRouter } from './router.tsx'

/** As React marks what it could not draw without waiting. */
const LEFT_OUT = '<!--$!-->'

/**
 * Draws the page of a visit as a browser would at first: what it was given stands there, and what it
 * has to ask for as it stands while it is on its way. What follows a drawing in a browser does not
 * happen here: nothing is asked, heard or kept. Not in somebody else's place, which a banner above the
 * page tells, whose code comes later; nor for whoever is to consent first; nor where the size of the
 * window is not known, unless it is a phone's.
 * @public The server loads it from the build.
 */
export const serverRender: ServerRender = async (visit) => {
  const { address, language, texts, phone, nonce } = visit
  const at = Date.now()
  const given: Given = { ...visit.given, Phone: phone, At: at }
  const { Identity: identity, Kept: kept = {} } = given
  if (!identity || identity.StandIn || identity.ConsentRequired) return ''
  if (!phone && !hasPlace(kept)) return ''
  const router = makeRouter(PAGES, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const speech = { language, t: makeTranslator(texts, language) }
  const draw = (): string =>
    drawWith(given, () =>
      renderToString(
        <Application texts={speech} identity={identity} router={router} queries={makeQueries()} />,
      ),
    )
  let html = draw()
  // What the first visitor of a part finds is its absence, which would be left to the page.
  while (html.includes(LEFT_OUT) && (await hasLoadedParts())) html = draw()
  if (html.includes(LEFT_OUT)) return ''
  return frameDrawing(html, phone ? PHONE : windowOf(kept), kept, nonce, at)
}
