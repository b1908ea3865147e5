import { chmodSync, existsSync, globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where packages keep programs that one starts by name, and those that are started for them. */
const PROGRAMS = 'usr/lib/chromium'
const FONTS = 'usr/share/fonts'
/** The machine's own configuration of fonts, and that of an unpacked package. */
const FONT_SETTINGS = '/etc/fonts/fonts.conf'
const FONT_RULES = 'etc/fonts/conf.d'

/**
 * Writes, beside the folder, the command that starts a Chromium with what is unpacked in the folder:
 * its libraries and fonts come after the machine's, which knows nothing of them.
 * @param program of the machine; the one in the folder by default
 * @returns the command's path, or undefined where there is no program
 */
export function writeLauncher(folder: string, program?: string): string | undefined {
  const started = program ?? findProgram(folder)
  if (started === undefined) return undefined
  const settings = `${folder}.fonts.conf`
  writeFileSync(settings, fontSettings(folder))
  const libraries = [...new Set(globSync('**/lib*.so*', { cwd: folder }).map(path.dirname))]
  const all = libraries.map((name) => path.join(folder, name)).toSorted()
  const launcher = `${folder}.sh`
  mkdirSync(path.dirname(launcher), { recursive: true })
  writeFileSync(
    launcher,
    [
      '#!/bin/sh',
      ...(all.length > 0 ? [`export LD_LIBRARY_PATH=${quote(all.join(':'))}`] : []),
      `export FONTCONFIG_FILE=${quote(settings)}`,
      `exec ${quote(started)} "$@"`,
      '',
    ].join('\n'),
  )
  chmodSync(launcher, 0o755)
  return launcher
}

function findProgram(folder: string): string | undefined {
  return ['chromium-headless-shell', 'chromium']
    .map((name) => path.join(folder, PROGRAMS, name))
    .find(existsSync)
}

function fontSettings(folder: string): string {
  const folders = [`/${FONTS}`, '/usr/local/share/fonts', path.join(folder, FONTS)]
  const rules = existsSync(FONT_SETTINGS) ? [FONT_SETTINGS] : unpackedRules(folder)
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((name) => `  <dir>${escape(name)}</dir>`),
    ...rules.map((name) => `  <include ignore_missing="yes">${escape(name)}</include>`),
    `  <cachedir>${escape(`${folder}.fonts`)}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n')
}

/** The rules that an unpacked package applies: it links to them as if it were installed. */
function unpackedRules(folder: string): string[] {
  const links = path.join(folder, FONT_RULES)
  if (!existsSync(links)) return []
  const names = readdirSync(links).toSorted()
  return names.map((name) => path.join(folder, 'usr/share/fontconfig/conf.avail', name))
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
