import { lazy, useState, type ComponentType } from 'react'
import type { MenteeCardsProps } from './mentee-cards.tsx'

let loaded: ComponentType<MenteeCardsProps> | undefined

/** Loads what only a phone shows. */
export async function loadCards() {
  const cards = await import('./mentee-cards.tsx')
  loaded = cards.default
  return cards
}

const LaterCards = lazy(loadCards)

/** The cards: drawn at once where their code is there, and otherwise when it has come. */
export function useCards(): ComponentType<MenteeCardsProps> {
  const [Cards] = useState(() => loaded ?? LaterCards)
  return Cards
}
