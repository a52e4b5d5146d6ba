import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

/**
 * Something that is sent, as JSON already: it was written down when it was told, whatever becomes
 * later of what it told of, and once for all who are told the same.
 */
export class JsonText {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  static of(value: unknown): JsonText {
    return new JsonText(JSON.stringify(value));
  }
}

/** Encodes packets as socket.io does. Those of the live channel are JSON throughout, without blobs. */
class JsonEncoder extends Encoder {
  override encode(packet: Packet): string[] {
    const { type, nsp, id = '', data } = packet;
    if (type !== PacketType.EVENT && type !== PacketType.ACK) return super.encode(packet);
    const parts = (data as readonly unknown[]).map((part) =>
      part instanceof JsonText ? part.json : (JSON.stringify(part) ?? 'null'),
    );
    return [`${type}${nsp === '/' ? '' : `${nsp},`}${id}[${parts.join()}]`];
  }
}

/** The parser of the live channel, for the option `parser` of socket.io. */
export const jsonParser = { Encoder: JsonEncoder, Decoder };
