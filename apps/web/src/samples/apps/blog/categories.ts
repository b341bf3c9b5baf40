import { BlogCategory } from '@onward/contract/samples'
import { File, Gamepad2, Quote, Shirt, Utensils, Video, type IconNode } from 'lucide'

/** How each category is drawn. */
export const TONES: Record<BlogCategory, number> = { Fashion: 3, Food: 2, Gaming: 1, Quote: 5, Video: 0 }

const icons: Record<string, IconNode> = { shop: Shirt, food: Utensils, game: Gamepad2, quote: Quote, video: Video }
/** The drawing that the sidebar names. */
export const iconOf = (name: string) => icons[name] ?? File

export const CATEGORIES = BlogCategory.options
