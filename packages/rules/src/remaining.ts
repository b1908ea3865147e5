/** `1:02:03`, or `02:03` below an hour; a second that has begun counts whole. */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
