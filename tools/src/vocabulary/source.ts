import { readFileSync } from 'node:fs';
import {
  type Comment,
  type ParamPattern,
  parseSync,
  type Statement,
  type TSSignature,
  type TSType,
} from 'oxc-parser';

/** A word of the project, and what its source says of it. */
export interface Word {
  readonly word: string;
  readonly meaning: string;
}

/** A source file of the engine, read for the words that it defines. */
export class Source {
  readonly #text: string;
  readonly #comments: readonly Comment[];
  readonly #declarations: readonly Statement[];

  constructor(file: string) {
    this.#text = readFileSync(new URL(`../../../packages/engine/src/${file}`, import.meta.url), 'utf8');
    const { program, comments, errors } = parseSync(file, this.#text);
    if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`);
    this.#comments = comments;
    this.#declarations = program.body.map((node) =>
      node.type === 'ExportNamedDeclaration' ? ((node.declaration ?? node) as Statement) : node,
    );
  }

  /** The members of a union of words. */
  union(name: string): Word[] {
    return this.#membersOf(name).flatMap((member) => this.#words(wordsIn(member), member));
  }

  /** The words that one field of the members of a union has, such as `verb`. */
  field(name: string, field: string): Word[] {
    return this.#membersOf(name).flatMap((member) =>
      member.type === 'TSTypeLiteral' ? this.#words(wordsOf(member.members, field), member) : [],
    );
  }

  /** The fields of an interface. */
  fields(name: string): Word[] {
    return this.#interfaces()
      .filter(({ id }) => id.name === name)
      .flatMap(({ body }) =>
        body.body.flatMap((field) => (isField(field) ? this.#words([keyOf(field)], field) : [])),
      );
  }

  /** The words that the interfaces of the file have in this field, with the names of their other fields. */
  tagged(field: string): Word[] {
    return this.#interfaces().flatMap(({ body }) => {
      const others = body.body.filter(isField).map(keyOf);
      const meaning = others.filter((key) => key !== field).map((key) => `\`${key}\``);
      return wordsOf(body.body, field).map((word) => ({ word, meaning: meaning.join(', ') }));
    });
  }

  /** The methods that cards can use. */
  methods(): Word[] {
    return this.#declarations.flatMap((node) => {
      if (node.type !== 'ClassDeclaration') return [];
      return node.body.body.flatMap((member) => {
        if (member.type !== 'MethodDefinition' || member.kind !== 'method') return [];
        if (member.key.type !== 'Identifier' || member.accessibility === 'protected') return [];
        const parameters = member.value.params.map((parameter) => this.#parameter(parameter));
        return this.#words([`${member.key.name}(${parameters.join(', ')})`], member);
      });
    });
  }

  #interfaces() {
    return this.#declarations.filter((node) => node.type === 'TSInterfaceDeclaration');
  }

  #membersOf(name: string): readonly TSType[] {
    const alias = this.#declarations
      .filter((node) => node.type === 'TSTypeAliasDeclaration')
      .find(({ id }) => id.name === name);
    if (alias?.typeAnnotation.type !== 'TSUnionType') throw new Error(`there is no union ${name}`);
    return alias.typeAnnotation.types;
  }

  /** The name of a parameter; of one that is taken apart, the names of its parts. */
  #parameter(parameter: ParamPattern): string {
    const { start, end } = parameter;
    const text = this.#text.slice(start, end).replace(/\s+/g, ' ');
    return (/^\{.*?\}|^[\w.]+/.exec(text) ?? [text])[0].replace(/,? \}$/, ' }');
  }

  #words(words: readonly string[], { start }: { readonly start: number }): Word[] {
    const meaning = this.#commentBefore(start);
    return words.map((word) => ({ word, meaning }));
  }

  /** The comment that stands right before a place, as one line. */
  #commentBefore(place: number): string {
    const comment = this.#comments.find(
      ({ end }) => end < place && /^[\s|]*$/.test(this.#text.slice(end, place)),
    );
    return (comment?.value ?? '')
      .replace(/^\*|^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
  }
}

type Field = Extract<TSSignature, { type: 'TSPropertySignature' }>;

function isField(member: TSSignature): member is Field {
  return member.type === 'TSPropertySignature';
}

function keyOf({ key }: Field): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

function wordsOf(members: readonly TSSignature[], field: string): string[] {
  const found = members.filter(isField).find((member) => keyOf(member) === field);
  return found?.typeAnnotation ? wordsIn(found.typeAnnotation.typeAnnotation) : [];
}

function wordsIn(type: TSType): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(wordsIn);
  if (type.type !== 'TSLiteralType' || type.literal.type !== 'Literal') return [];
  return [String(type.literal.value)];
}
