import type { CallDefinition, CallGroup } from '@telemachos/contract/core/define-call'
import { z } from 'zod'

/** A readable page of every call: what it does, who may make it, what it takes and answers. */
export function renderReference(
  groups: readonly CallGroup<Record<string, CallDefinition>>[],
): string {
  const contents = groups.map(({ domain }) => `<li><a href="#${domain}">${domain}</a></li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Telemachos: calls</title>
<link rel="stylesheet" href="/api/reference.css">
</head>
<body>
<h1>Calls</h1>
<p>Every call of the server, as its contract declares it. The same as <a href="/api/openapi.json">OpenAPI</a>.</p>
<nav aria-label="Domains"><ul>${contents.join('')}</ul></nav>
<main>${groups.map(renderGroup).join('\n')}</main>
</body>
</html>
`
}

function renderGroup({ domain, calls }: CallGroup<Record<string, CallDefinition>>): string {
  const articles = Object.entries(calls).map(([verb, call]) => renderCall(domain, verb, call))
  return `<section id="${domain}"><h2>${domain}</h2>${articles.join('\n')}</section>`
}

function renderCall(domain: string, verb: string, call: CallDefinition): string {
  return `<article id="${domain}.${verb}">
<h3>${verb}</h3>
<p><code>${call.method} ${escape(call.path)}</code></p>
<p>${escape(call.summary)}</p>
<dl>
<dt>Access</dt><dd>${escape(describeAccess(call))}</dd>
<dt>Effect</dt><dd>${call.effect}${call.audit ? `, recorded as ${call.audit}` : ''}</dd>
</dl>
<details><summary>Input</summary><pre>${schemaOf(call.input, 'input')}</pre></details>
<details><summary>Answer</summary><pre>${schemaOf(call.output, 'output')}</pre></details>
</article>`
}

function describeAccess({ access }: CallDefinition): string {
  if ('anonymous' in access) return `everybody, without signing in: ${access.because}`
  const roles = access.roles === 'everyone' ? 'everyone who has signed in' : access.roles.join(', ')
  const holders = access.holder ? "; a link's holder without an account too" : ''
  return `${roles}; scope: ${access.scope}${holders}`
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): string {
  return escape(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2))
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
}

/** The page's few styles; a stylesheet of our own, since inline ones are refused. */
export const REFERENCE_STYLES = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid #8884; padding: .5rem 0 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
pre { overflow: auto; padding: .75rem; background: #8881; border-radius: .5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; }
dd { margin: 0; }
`
