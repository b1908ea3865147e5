/** The part of the day; each has a text `actions.mentee.greeting.<part>`. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/**
 * Greek knows two greetings and English three; the hours are those of Athens. It is morning once nobody is
 * told any more that it is late.
 */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 6 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}

/** From ten in the evening to six in the morning nobody is urged to anything. */
export function isQuietHour(hour: number): boolean {
  return hour >= 22 || hour < 6
}

/** How far along somebody is; each has a text `actions.mentee.progress.<mood>`. */
export type Mood = 'start' | 'early' | 'half' | 'late' | 'all'

/** The word of encouragement for a progress. */
export function moodOf({ done, total }: { readonly done: number; readonly total: number }): Mood {
  if (done === 0) return 'start'
  if (done >= total) return 'all'
  if (done * 3 < total) return 'early'
  return done * 3 < total * 2 ? 'half' : 'late'
}
