import { sql } from '../../apps/server/src/kernel/database/sql.ts'
import type { Product } from '../product.ts'
import { inDatabase } from '../product-database.ts'

/** A place that one person alone writes, and where to read it in the database. */
export type Register =
  | { readonly kind: 'done'; readonly menteeId: number; readonly actionId: number }
  | {
      readonly kind: 'mentee' | 'public'
      readonly menteeId: number
      readonly actionId: number
    }
  | { readonly kind: 'meeting'; readonly menteeId: number; readonly actionId: number }
  | { readonly kind: 'field'; readonly menteeId: number; readonly name: string }
  | { readonly kind: 'answer'; readonly answerSetId: number; readonly groupId: number }
  | { readonly kind: 'view'; readonly name: string }

/** What the product has acknowledged, to be held against what it holds. */
export class Ledger {
  readonly #began: Date
  readonly #last = new Map<string, { readonly register: Register; readonly value: string }>()
  readonly #deeds = new Map<string, number>()
  #acknowledged = 0

  constructor(began: Date) {
    this.#began = began
  }

  /** How many writes were acknowledged. */
  get acknowledged(): number {
    return this.#acknowledged
  }

  /**
   * A write was acknowledged: the place holds the value from now on, and the audit log one row more
   * of this deed of this person.
   */
  acknowledge(actorId: number, verb: string, register: Register, value: string): void {
    this.keep(register, value)
    const deed = `${actorId} ${verb}`
    this.#deeds.set(deed, (this.#deeds.get(deed) ?? 0) + 1)
  }

  /** A write was acknowledged that the audit log does not record. */
  keep(register: Register, value: string): void {
    this.#acknowledged += 1
    this.#last.set(keyOf(register), { register, value })
  }

  /** What is otherwise than it was acknowledged: lost, or there twice. Empty if nothing is. */
  async findFaults(product: Product): Promise<string[]> {
    return inDatabase(product, async (database) => {
      const entries = [...this.#last.values()]
      const stored = await database.rows<{ place: number; value: string | null }>(sql`
        select place, case
          when kind = 'done' then (select case when count(*) = 1 then 'yes' else 'no' end from completions c
            where c.project_id = 1 and c.mentee_id = mentee and c.action_id = action
              and c.completed_at is not null)
          when kind in ('mentee', 'public') then (select string_agg(d.data ->> 'text', ' and ')
            from action_data d
            where d.project_id = 1 and d.mentee_id = mentee and d.action_id = action
              and d.drawer = kind)
          when kind = 'meeting' then (select string_agg(
              to_char(lower(m.during) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), ' and ')
            from meetings m where m.project_id = 1 and m.mentee_id = mentee
              and m.action_id = action and m.state = 'planned')
          when kind = 'field' then (select u.fields ->> name from users u where u.id = mentee)
          when kind = 'answer' then (select string_agg(a.text, ' and ')
            from quest_answers a where a.answer_set_id = mentee and a.group_id = action)
          when kind = 'view' then (select count(*)::text from people_views v where v.name = given.name)
        end as value
        from unnest(${entries.map((_, place) => place)}::int[],
          ${entries.map(({ register }) => register.kind)}::text[],
          ${entries.map(({ register }) => first(register))}::int[],
          ${entries.map(({ register }) => second(register))}::int[],
          ${entries.map(({ register }) => ('name' in register ? register.name : ''))}::text[])
          as given (place, kind, mentee, action, name)`)
      const wrong = stored.flatMap(({ place, value }) => {
        const entry = entries[place]
        if (!entry || value === entry.value) return []
        return [`${keyOf(entry.register)}: acknowledged «${entry.value}», stored «${value}»`]
      })
      const rows = await database.rows<{ deed: string; count: number }>(sql`
        select actor_id || ' ' || verb as deed, count(*)::int as count from audit_log
        where at >= ${this.#began} and actor_id is not null group by 1`)
      const recorded = new Map(rows.map(({ deed, count }) => [deed, count]))
      const miscounted = [...this.#deeds].flatMap(([deed, count]) =>
        recorded.get(deed) === count
          ? []
          : [`${deed}: ${count} acknowledged, ${recorded.get(deed) ?? 0} recorded`],
      )
      return [...wrong, ...miscounted]
    })
  }
}

const keyOf = (register: Register): string => Object.values(register).join(' ')

const first = (register: Register): number | null =>
  'menteeId' in register
    ? register.menteeId
    : 'answerSetId' in register
      ? register.answerSetId
      : null

const second = (register: Register): number | null =>
  'actionId' in register ? register.actionId : 'groupId' in register ? register.groupId : null
