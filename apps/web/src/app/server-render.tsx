import { createMemoryHistory } from '@tanstack/react-router'
import type { ServerRender } from '@telemachos/contract/core/server-render'
import { renderToString } from 'react-dom/server'
import { drawWith, makeTranslator, type Given, type Pages } from '#shared'
import { PHONE } from '#ui'
import { Application, makeQueries } from './application.tsx'
import { frameDrawing, hasPlace, windowOf } from './frame-drawing.ts'
import { makeRouter } from './router.tsx'

const GRID = () => import('../features/grid/board/mentor-grid-page.tsx')

/** The page whose first drawing comes from the server: where somebody begins each day. */
const DRAWN: Pages = {
  'root.defaultlayout.project.mentor.action.list': GRID,
}

/**
 * Draws the page of a visit as a browser would at first. What follows a drawing in a browser does
 * not happen here: nothing is asked, heard or kept. Not in somebody else's place, which a banner
 * above the page tells, whose code comes later; nor where the size of the window is not known, unless
 * it is a phone's.
 * @public The server loads it from the build.
 */
export const serverRender: ServerRender = async (visit) => {
  const { address, language, texts, phone, nonce } = visit
  const given: Given = { ...visit.given, Phone: phone }
  const { Identity: identity, Kept: kept = {} } = given
  if (!identity || identity.StandIn || !(phone || hasPlace(kept))) return ''
  const router = makeRouter(DRAWN, createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  const speech = { language, t: makeTranslator(texts) }
  const html = drawWith(given, () =>
    renderToString(
      <Application texts={speech} identity={identity} router={router} queries={makeQueries()} />,
    ),
  )
  return frameDrawing(html, phone ? PHONE : windowOf(kept), kept, nonce)
}
