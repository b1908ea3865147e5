import staticFiles from '@fastify/static'
import { isCallPath, OFFLINE_PATH, WORKER_PATH } from '@telemachos/contract/core/call-path'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FOREVER } from './forever.ts'
import { frameHeaders } from './frame-headers.ts'
import { readPage, type BuiltPage } from './built-page.ts'
import { refuseUnknown } from './unknown-address.ts'

/** Addresses that are secrets themselves: no other request may name them as where it came from. */
const SECRET_PREFIX = /^\/(resetpassword|emailchange|application\/[^/]+|[^/]+\/questtoken)\//i

/** What the page would ask before it can draw anything, given with it. */
export interface PageStart {
  /** Where the page will be: its own address, or the one that it leads to. */
  readonly address: string
  /** What it is written in. */
  readonly language: Language
  /** Which way that is written. */
  readonly dir: 'ltr' | 'rtl'
  /** What its code will be needed for, besides what every page needs. */
  readonly part?: 'application' | 'signIn' | 'outside' | undefined
  /** Whether the browser says that it is a phone's. */
  readonly phone?: boolean | undefined
  /** Addresses of answers that the page will need at once. */
  readonly answers: readonly string[]
  /** What could not be had is left out: the page asks for it then. It never rejects. */
  readonly data: Promise<Readonly<Record<string, unknown>>>
  /** The colours that somebody chose for this browser. */
  readonly scheme?: 'light' | 'dark' | undefined
  /**
   * What it shows until it draws itself, with the nonce that its styles carry; nothing where that
   * cannot be known. It never rejects.
   */
  readonly draw?: ((nonce: string) => Promise<string>) | undefined
}

/**
 * Serves the built page: its files, which never change under their names, and for every other
 * address the page itself, which finds its way by the address. @returns which build it is.
 */
export async function servePage(
  app: FastifyInstance,
  folder: string,
  readStart: (request: FastifyRequest) => PageStart,
): Promise<string> {
  const page = await readPage(folder)
  const assets = join(folder, 'assets')
  const assetNames = new Set(await readdir(assets))
  await app.register(staticFiles, {
    root: assets,
    // By itself it reads the whole folder at every request, to see whether the name is spelt so.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', FOREVER)
      for (const [name, value] of frameHeaders(path)) void reply.header(name, value)
    },
  })
  // A route for each of the hundreds of scripts would be a part of every start.
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    return assetNames.has(name) ? reply.sendFile(name) : reply.callNotFound()
  })
  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    // What the page is written from: in the bare, it is no page.
    globIgnore: ['assets/**', 'index.html*', 'parts.json*', 'texts.json*'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', 'public, max-age=3600')
      // The worker lives by this policy, and browsers are to hear of the next one at once.
      if (path.includes(WORKER_PATH)) {
        void reply.header('cache-control', 'no-cache')
        void reply.header('content-security-policy', WORKER_POLICY)
      }
      for (const [name, value] of frameHeaders(path)) void reply.header(name, value)
    },
  })
  // The same for everybody: browsers keep it, with the policy that it came with.
  app.get(OFFLINE_PATH, (_request, reply) => {
    const nonce = newNonce()
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.writeEmpty(nonce))
  })
  app.get('/*', async (request, reply) => {
    if (isCallPath(pathOf(request.url))) refuseUnknown(request, reply)
    return sendPage(reply, page, readStart(request))
  })
  return page.build
}

/** The head goes first, so that a browser loads the files while the data is still being read. */
function sendPage(
  reply: FastifyReply,
  page: BuiltPage,
  { data, draw, address, ...start }: PageStart,
): FastifyReply {
  const { request } = reply
  const path = pathOf(address)
  const nonce = newNonce()
  const visit = { ...start, nonce, path, mayBeDrawn: draw !== undefined }
  async function* write(): AsyncGenerator<string> {
    yield page.writeHead(visit)
    const drawing = draw ? await draw(nonce) : ''
    yield page.writeRest(visit, drawing, { ...(await data), Build: page.build })
  }
  if (SECRET_PREFIX.test(request.url)) void reply.header('referrer-policy', 'no-referrer')
  return reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(Readable.from(write(), { objectMode: false }))
}

const newNonce = (): string => randomBytes(16).toString('base64')

const pathOf = (address: string): string => address.split('?')[0] ?? ''

/** What the worker may do: load the page's own files. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** What the page may load: its own files, styles that carry the nonce, images of its own making. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
