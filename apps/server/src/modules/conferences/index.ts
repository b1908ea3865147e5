export { freePlacesOf } from './free-places.ts'
