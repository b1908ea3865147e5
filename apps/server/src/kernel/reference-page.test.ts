import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { serveReference } from './reference-page.ts'

const DOCUMENT = { openapi: '3.1.0', info: { title: 'Telemachos', version: '1' }, paths: {} }

it('serves the page, its document and every file that it names, from this server alone', async () => {
  const app = Fastify()
  await serveReference(app, DOCUMENT)
  const page = await app.inject('/api/reference')
  expect(page.statusCode).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; script-src 'self';")
  expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:/)
  expect(page.body).not.toMatch(/https?:/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) expect((await app.inject(file)).statusCode, file).toBe(200)
  expect((await app.inject('/api/reference/json')).json()).toEqual(DOCUMENT)
  await app.close()
})
