/// <reference types="vite/client" />

declare module 'virtual:calls' {
  /** Method, path, body kind and effect of every call, from the contract: see calls-plugin.ts. */
  export const calls: Readonly<Record<string, readonly [string, string, string, string]>>
}
