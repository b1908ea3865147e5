import { createElement, useState, type ComponentType } from 'react'
import type { MenteeCardsProps } from './mentee-cards.tsx'
import { lazyPart } from '#ui'

let loaded: ComponentType<MenteeCardsProps> | undefined

/** Loads what only a phone shows. */
export async function loadCards() {
  const cards = await import('./mentee-cards.tsx')
  loaded = cards.default
  return cards
}

const LaterCards = lazyPart(loadCards)

/** The cards: drawn at once where their code is there, and otherwise when it has come. */
export function MenteeCards(props: MenteeCardsProps) {
  const [shown] = useState(() => loaded ?? LaterCards)
  return createElement(shown, props)
}
