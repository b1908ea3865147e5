import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import type { RouteState } from '@telemachos/contract/routes'
import type { AdmissionStep } from './admission.ts'
import type { AudienceResolver } from './audience.ts'
import type { Db } from './database/database.ts'
import type { ReportingDatabase } from './database/reporting-database.ts'
import type { SchemaText } from './database/schema/parse-schema.ts'
import type { EventCounter } from './event-counts.ts'
import type { FileStorage } from './file-storage.ts'
import type { Implementation } from './implement.ts'
import type { DeclaredJob } from './jobs/recurring-jobs.ts'
import type { DomainGauge } from './metrics.ts'
import type { Outgoing } from './outgoing.ts'
import type { Parts } from './parts.ts'
import type { Scanner } from './scanner.ts'
import type { TableDeclarations } from './personal-data.ts'
import type { WatchedKind } from './realtime/watched.ts'
import type { Reporting } from './reporting.ts'

/** What the server knows of sessions for half a second. */
export interface SessionCache {
  /**
   * Asks the database again next time, on every server: the sessions have changed or ended. To be
   * waited for before the caller hears of it, since their next request may go to another server.
   */
  forget(...sessionKeys: readonly string[]): Promise<void>
}

/** What domains are given at start. */
export interface DomainServices {
  readonly sessions: SessionCache
  /** How the parts are that the server works with. */
  readonly parts: Pick<Parts, 'look'>
  readonly storage: FileStorage
  /** Where authors' SQL is run. */
  readonly reporting: ReportingDatabase
  /** What looks for viruses in files; `off` where what waits for it is to be shown without. */
  readonly scanner: Scanner | 'off' | undefined
  /** The product's own address. */
  readonly publicUrl: string
  /** Whether there is a mail server: without one mails are written and stay here. */
  readonly mailsLeave: boolean
  /** Whether callers are limited by their network address; not where one stands for many, as in benchmarks. */
  readonly limitsCallers: boolean
  /** The way to other systems, as far as the operator allows it. */
  readonly outgoing: Outgoing
  /** Folders of their own that administrators may upload to; none where that is off. */
  readonly adminFolders: readonly string[]
  /** Whether the queries of debugging are answered. */
  readonly debugQueries: boolean
}

/** Where and as whom somebody opens a page. */
export interface PageVisitor {
  readonly projectId: number
  readonly userId: number
  readonly role: Role
  /** The day in Athens, `yyyy-mm-dd`. */
  readonly today: string
  /** Whether the browser says that it is a phone's. */
  readonly phone: boolean
  /** The numbers that the page's address names beside the project. */
  readonly ids?: Readonly<Record<string, number>>
}

/** A call that a page makes before it can show anything, and its input. */
export interface FirstCall {
  readonly call: CallDefinition
  readonly input: Readonly<Record<string, unknown>>
}

/**
 * What pages ask in a project before they can show anything, by their routes, word for word: an input
 * that differs from the page's own is of no use to it. Calls that are not for the role are left out. All of it reads without an audit row, since a
 * link from another site leads to a page as well.
 */
export type FirstCalls = Partial<Record<RouteState, (visitor: PageVisitor) => readonly FirstCall[]>>

/** Everything that the rest of the server needs to know of a domain. */
export interface Domain {
  /** Its calls with their handlers. */
  routes(services: DomainServices): Implementation
  /** What it does again and again; each job's name begins with that of the domain. */
  jobs?(services: DomainServices): readonly DeclaredJob[]
  /**
   * Functions and views made from declarations, in the form of the files of its folder `schema`: each is
   * made anew where its statement has changed, and dropped where it is made no more.
   */
  schema?(): readonly SchemaText[]
  /** What its pages ask first: they are given the answers with the page. */
  readonly firstCalls?: FirstCalls
  /** The tables that it owns, with what of them is about people. */
  readonly tables?: TableDeclarations
  /** What authors of queries may read of it; a test has each domain say so. */
  readonly reporting?: Reporting
  /** Empties what is said of an erased person in rows of its own that have to stay (`blankedWith`). */
  blankRowsOf?(db: Db, userId: number): Promise<void>
  /**
   * Ends what is not to live on from the time of a backup that was restored: what opens accounts, and
   * what waits to leave for somebody.
   * @returns what it has done, in sentences for the operator that begin with how many; those with 0 are not said.
   */
  afterRestore?(db: Db): Promise<readonly string[]>
  /** What it has to say about who is let through to a call. */
  readonly admission?: AdmissionStep
  /** Who is told of events, where it finds that out at delivery. */
  readonly audiences?: readonly AudienceResolver[]
  /** What pages watch together, and tell each other of. */
  readonly watched?: readonly WatchedKind[]
  /** What an operator's metrics count of it. */
  readonly gauges?: readonly DomainGauge[]
  /** What happens in it that an operator's metrics add up. */
  readonly counters?: readonly EventCounter[]
  /** Does for other domains what they asked for by a port. */
  provide?(services: DomainServices): void
}
