/** A text, or its plural forms; `{name}` stands for a parameter. */
export type Text = string | { one: string; other: string };
