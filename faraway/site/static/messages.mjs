/** Messages in four languages in the page: what `faraway.messages.catalogue.patterns` writes, formatted as there. */

const isSingular = (language, number) => number === 1 || (number === 0 && language === "fr");

export class Messages {
  constructor(language, patterns) {
    this.language = language;
    this.patterns = patterns;
  }

  /** Return a message with its values; throw for an unknown message or a missing value. */
  message(name, values = {}) {
    if (!Object.hasOwn(this.patterns, name)) throw new Error(`no message ${name}`);
    return this.format(this.patterns[name], values);
  }

  format(pattern, values) {
    const value = (name) => {
      if (!Object.hasOwn(values, name)) throw new Error(`no value ${name}`);
      return values[name];
    };
    return pattern
      .map((part) => {
        if (typeof part === "string") return part;
        if (part.by === undefined) return String(value(part.value));
        return this.format(this.choose(part, value(part.by)), values);
      })
      .join("");
  }

  /** Return the variant for a value: by the string, the exact number, or the number's plural category. */
  choose({ variants, default: fallback }, value) {
    const keys = [String(value)];
    if (typeof value === "number") keys.push(isSingular(this.language, value) ? "one" : "other");
    return (variants.find(([key]) => keys.includes(key)) ?? variants[fallback])[1];
  }
}
