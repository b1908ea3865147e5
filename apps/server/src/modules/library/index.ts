export { addMade, keepMade, storeMade, storeMine } from './keep-made.ts'
