/** Tells the person who started the program what it is busy with now. */
export function reportStep(step: string): void {
  process.stdout.write(`${step} …\n`)
}
